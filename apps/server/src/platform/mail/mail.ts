/** Sends mail: by SMTP where one is configured, else as files in the outbox (decisions 2.4). */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../config.ts';
import type { JobPayloads } from '../jobs/jobs.ts';

export type Letter = JobPayloads['mail.send'];
type SendLetter = (letter: Letter) => Promise<void>;

function bySmtp(url: string, from: string): SendLetter {
  const transport = createTransport(url, { from });
  return async (letter) => {
    await transport.sendMail(letter);
  };
}

/** Each letter becomes one whole `.eml` file; it appears under its name only when it is complete. */
function toOutbox(dataDir: string, from: string): SendLetter {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return async (letter) => {
    const folder = join(dataDir, 'outbox');
    await mkdir(folder, { recursive: true });
    const { message } = await transport.sendMail(letter);
    const name = `${uuidv7()}.eml`;
    await writeFile(join(folder, `.${name}`), message as Buffer);
    await rename(join(folder, `.${name}`), join(folder, name));
  };
}

/** The way letters leave this installation. */
export const createMailer = ({
  mailUrl,
  mailFrom,
  dataDir,
}: Pick<Config, 'mailUrl' | 'mailFrom' | 'dataDir'>): SendLetter =>
  mailUrl ? bySmtp(mailUrl, mailFrom) : toOutbox(dataDir, mailFrom);
