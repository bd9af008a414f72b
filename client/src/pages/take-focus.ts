/** For the heading of a page: with a keyboard or a screen reader one starts there when the page comes, not nowhere. */
export const takeFocus = (heading: HTMLElement): void => heading.focus();
