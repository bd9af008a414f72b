/** What the keeper of the server should know. stderr, so that stdout stays with the address and the QR. */
export type Log = (message: string, error?: unknown) => void;

export const log: Log = (message, error) => {
  console.error(`${new Date().toISOString()} ${message}`);
  if (error !== undefined) console.error(error);
};
