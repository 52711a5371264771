/** Reads server-sent events one by one; keep-alive comments are skipped. */
export async function* readEventStream<Data>(
  response: Response,
): AsyncGenerator<{ event: string; data: Data }> {
  let text = '';
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (event && data) yield { event, data: JSON.parse(data) as Data };
    }
  }
}
