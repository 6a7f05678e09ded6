/** Downloads of files that need a session: fetched with its token, then saved by the browser. */
import { csvMark, errorFromAnswer } from '@briefcast/contract';
import { answerLanguage } from './answer-language.ts';
import { noticeRefusal } from './api.ts';
import { readToken } from './session.ts';

/** Saves what the server answers at this address under this name. Throws the server's refusal. */
export async function download(path: string, name: string): Promise<void> {
  const token = readToken();
  const bearer = token === null ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(path, { headers: { ...answerLanguage(), ...bearer } });
  if (!answer.ok) {
    const json: unknown = await answer.json().catch(() => null);
    noticeRefusal(answer.status, json, token);
    throw errorFromAnswer(json, null, answer.status);
  }
  saveFile(await answer.blob(), name);
}

/** Saves comma-separated text as a file of this name. */
export const saveTable = (text: string, name: string): void =>
  saveFile(new Blob([csvMark, text], { type: 'text/csv;charset=utf-8' }), name);

/** Saves XML as a file of this name. */
export const saveXml = (text: string, name: string): void =>
  saveFile(new Blob([text], { type: 'application/xml;charset=utf-8' }), name);

/** Makes the browser save these bytes as a file of this name. */
function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the click has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
