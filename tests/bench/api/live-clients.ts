/** Clients of the live stream. Each user may have only a few streams, so there are many users. */
export const LISTENING_CLIENTS = 1000;
export const LISTENING_USERS = 50;

/** The first message of the server. */
export interface Belled {
  practiceId: number;
  usernames: readonly string[];
}

/** The message to the client process. */
export interface Listening {
  url: string;
  tokens: readonly string[];
  clients: number;
}
