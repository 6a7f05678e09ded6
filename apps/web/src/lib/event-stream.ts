/** Reading server-sent events from a fetch: EventSource cannot carry a bearer header. */

export interface StreamEvent {
  id: string | null;
  data: string;
}

/** A reader that takes text as it arrives, in pieces cut anywhere, and hands on whole events. */
export function createEventReader(onEvent: (event: StreamEvent) => void) {
  let rest = '';
  let id: string | null = null;
  let data: string[] = [];

  function takeLine(line: string) {
    if (line === '') {
      if (data.length > 0) onEvent({ id, data: data.join('\n') });
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'id') id = value;
  }

  return (piece: string) => {
    rest += piece;
    // A piece may end between CR and LF: the CR waits for what follows.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) takeLine(line);
  };
}
