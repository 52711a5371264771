/** Server side of a streamed response, controlled by the test; the body of a `FakeResponse`. */
export class FakeStream {
  /** Whether either side has closed the stream. */
  isClosed = false;
  /** Resolves once the client has opened the stream; text that is sent earlier is lost. */
  readonly opened: Promise<void>;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #markOpened: () => void = () => undefined;

  constructor() {
    this.opened = new Promise((resolve) => (this.#markOpened = resolve));
  }

  /** Returns the body of the response, which the client can abort with `signal`. */
  open(signal?: AbortSignal | null): ReadableStream<Uint8Array> {
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => void (this.#controller = controller),
    });
    signal?.addEventListener('abort', () => {
      if (!this.isClosed) this.#controller?.error(new DOMException('Aborted', 'AbortError'));
      this.isClosed = true;
    });
    this.#markOpened();
    return stream;
  }

  send(text: string): void {
    this.#controller?.enqueue(new TextEncoder().encode(text));
  }

  end(): void {
    this.isClosed = true;
    this.#controller?.close();
  }
}
