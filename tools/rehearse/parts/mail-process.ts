/** The mail server as a process of its own: a line for each mail that it took, with whom it is to, its subject and its Message-ID. Arguments: address, port. */
import { startMailServer } from '../../../apps/server/src/testing/mail-server.ts';

const [, , address = '127.0.0.1', port = '2525'] = process.argv;
await startMailServer({
  address,
  port: Number(port),
  onMail({ to, raw }) {
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(raw)?.[1]?.trim() ?? '';
    console.log(JSON.stringify({ to: to[0], subject: header('subject'), id: header('message-id') }));
  },
});
console.log('serves');
