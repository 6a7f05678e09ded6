/** A real mail server, for tests of what leaves by SMTP. */
import { SMTPServer } from 'smtp-server';

export interface Received {
  to: string[];
  raw: string;
}

/** Starts one, by default on a loopback port of its own. It refuses mails on demand, and keeps and reports the rest. */
export async function startMailServer({
  address = '127.0.0.1',
  port: wantedPort = 0,
  onMail = (_: Received) => {},
} = {}) {
  const received: Received[] = [];
  const refusals: number[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let raw = '';
      stream.setEncoding('utf8').on('data', (piece: string) => {
        raw += piece;
      });
      stream.on('end', () => {
        const responseCode = refusals.shift();
        if (responseCode) return done(Object.assign(new Error('Not now'), { responseCode }));
        const mail = { to: session.envelope.rcptTo.map(({ address }) => address), raw };
        received.push(mail);
        onMail(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(wantedPort, address, resolve));
  const bound = smtp.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return { received, refusals, port, close: () => new Promise<void>((resolve) => smtp.close(resolve)) };
}

/** Headers by their names in small mails, each on one line; and the body. */
export function taken({ raw }: Received) {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const body = raw
    .slice(end)
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, body, header: (name: string) => headers.get(name) };
}
