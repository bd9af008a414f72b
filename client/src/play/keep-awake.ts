let isAsked = false;

/**
 * Keeps the screen on from the first tap (browsers allow it only then). Over plain http there is no wake lock; the
 * library plays a silent hidden video instead. A device that allows neither goes to sleep as always.
 */
export function keepAwake(): void {
  if (isAsked) return;
  isAsked = true;
  import('@zakj/no-sleep')
    .then(({ default: NoSleep }) => new NoSleep().enable())
    .catch(() => {
      isAsked = false;
    });
}
