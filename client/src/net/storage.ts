/** Browser storage that may be missing or throw (private mode, full, blocked): then nothing is remembered. */
export interface Store {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
}

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `backing` is a function because merely naming `localStorage` may throw. */
export const storeOn = (backing: () => Backing): Store => ({
  read(key) {
    try {
      return JSON.parse(backing().getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      if (value === null) backing().removeItem(key);
      else backing().setItem(key, JSON.stringify(value));
    } catch {
      // Nothing is remembered, and everything else goes on.
    }
  },
});

export const localStore = storeOn(() => localStorage);
export const tabStore = storeOn(() => sessionStorage);
