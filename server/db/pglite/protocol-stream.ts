import { Duplex } from 'node:stream';
import { answerablePieces } from './protocol-messages.ts';

/** Something that speaks PostgreSQL's wire protocol: whole messages in, its answer out. */
export interface ProtocolPeer {
  /** Called at each new connection, before its first bytes: no state of the one before may remain. */
  reset(): Promise<void>;
  exchange(bytes: Uint8Array): Promise<Uint8Array>;
}

/**
 * What node-postgres takes for a socket: its bytes go to a peer in this process or in a worker, so that a real
 * `pg.Pool` runs on PGlite.
 */
export class ProtocolStream extends Duplex {
  readonly #peer: ProtocolPeer;
  readonly #pieces = answerablePieces();

  constructor(peer: ProtocolPeer) {
    super({ writableHighWaterMark: 1024 * 1024, readableHighWaterMark: 1024 * 1024 });
    this.#peer = peer;
  }

  connect(): this {
    this.#peer.reset().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come: the protocol has one for each request, and no more.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#send(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: (error?: Error) => void): void {
    this.push(null);
    done();
  }

  #send(bytes: Buffer, done: (error?: Error) => void): void {
    const piece = this.#pieces(bytes);
    if (piece === undefined) {
      done();
      return;
    }
    this.#peer.exchange(piece).then(
      (answer) => {
        if (answer.byteLength > 0 && !this.destroyed)
          this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
        done();
      },
      (error: Error) => done(error),
    );
  }
}
