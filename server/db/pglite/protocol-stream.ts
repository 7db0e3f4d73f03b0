import { Duplex } from 'node:stream';
import { answerablePieces } from './protocol-messages.ts';

export interface ProtocolPeer {
  reset(): Promise<void>;
  exchange(bytes: Uint8Array): Promise<Uint8Array>;
}

/** A socket for node-postgres whose bytes go to PGlite, so that a real `pg.Pool` runs on it. */
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
    // Responses are pushed as they arrive. There is one for each request.
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
