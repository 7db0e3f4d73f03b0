/** Clients of the live stream. A person may follow from a few pages only, so they are many people. */
export const LISTENING_CLIENTS = 1000;
export const LISTENING_USERS = 50;

/** What the server with a bell tells once it listens. */
export interface Belled {
  practiceId: number;
  usernames: readonly string[];
}

/** What the process with the clients is asked. */
export interface Listening {
  url: string;
  tokens: readonly string[];
  clients: number;
}
