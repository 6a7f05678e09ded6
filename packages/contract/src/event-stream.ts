/** Reading server-sent events from a fetch: EventSource cannot carry a bearer header. */

export interface StreamEvent {
  /** The event's kind; `message` where it names none. */
  kind: string;
  data: string;
}

interface EventHandlers {
  onEvent(event: StreamEvent): void;
  /** The number from which to resume; comes before its event, or alone. */
  onId(id: string): void;
}

/** A reader that takes text as it arrives, in pieces cut anywhere, and hands on whole events. */
export function createEventReader({ onEvent, onId }: EventHandlers) {
  let rest = '';
  let id: string | null = null;
  let kind = 'message';
  let data: string[] = [];

  function takeLine(line: string) {
    if (line === '') {
      // Only a whole event counts as seen: one that was cut off comes again.
      if (id !== null) onId(id);
      if (data.length > 0) onEvent({ kind, data: data.join('\n') });
      id = null;
      kind = 'message';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'id') id = value;
    else if (field === 'event') kind = value;
  }

  return (piece: string) => {
    rest += piece;
    // A piece may end between CR and LF: the CR waits for what follows.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) takeLine(line);
  };
}
