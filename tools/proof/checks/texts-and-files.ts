/** Untrusted input: texts, names, bytes, addresses; and how it is sent out again. */
import { type Check, inContract, inServer } from '../lib/check.ts';

const names = 'platform/http/file-name.ts';
const nameTest = 'platform/http/file-name.test.ts';
const uploadedBytes = 'platform/http/upload-bytes.ts';
const uploads = 'platform/http/uploads.ts';
const uploadTest = 'platform/http/uploads.test.ts';
const addresses = 'platform/public-address.ts';
const addressTest = 'platform/public-address.test.ts';
const previewTest = 'features/link-previews/link-previews.test.ts';
const bytes = 'features/files/serve-bytes.ts';
const bytesTest = 'features/files/serve-bytes.test.ts';

export const textsAndFiles: readonly Check[] = [
  inContract({
    promise: 'Text that the database cannot hold is refused',
    file: 'kit/codecs.ts',
    text: "!value.includes('\\0') && value.isWellFormed()",
    without: 'value.isWellFormed()',
    tests: ['kit/codecs.test.ts'],
  }),
  inContract({
    promise: 'A web address is one of http or https',
    file: 'kit/codecs.ts',
    text: '/^https?:\\/\\//i.test(value) && ',
    tests: ['kit/codecs.test.ts'],
  }),
  inServer({
    promise: 'A file name is no path',
    file: names,
    text: "(sent ?? '').split(/[/\\\\]/).at(-1) ?? ''",
    without: "sent ?? ''",
    tests: [nameTest],
  }),
  inContract({
    promise: 'No name turns the direction of writing',
    file: 'kit/clean-text.ts',
    text: "text.replace(turning, '')",
    without: 'text',
    tests: ['kit/clean-text.test.ts'],
  }),
  inServer({
    promise: 'A file name is one line',
    file: names,
    text: 'oneLine(base',
    without: '(base',
    tests: [nameTest],
  }),
  inServer({
    promise: 'A file name does not end its header',
    file: names,
    text: 'contentDisposition(name)',
    without: '`attachment; filename="${name}"`',
    tests: [nameTest],
  }),
  inServer({
    promise: 'Stored bytes cannot act as a page',
    file: bytes,
    text: "    'content-security-policy': \"default-src 'none'; frame-ancestors 'none'; sandbox\",\n",
    tests: [bytesTest],
  }),
  inServer({
    promise: 'Stored bytes are not embedded by other sites',
    file: bytes,
    text: "    'cross-origin-resource-policy': 'same-origin',\n    'x-content-type-options'",
    without: "    'x-content-type-options'",
    tests: [bytesTest],
  }),
  inServer({
    promise: 'Browsers do not guess the type of any answer',
    file: 'platform/http/answer-headers.ts',
    text: "  'x-content-type-options': 'nosniff',\n",
    tests: ['hardening.test.ts', 'answer-headers.test.ts'],
  }),
  inServer({
    promise: "Our pages are shown in nobody's frame",
    file: 'platform/http/serve-web.ts',
    text: '    frameAncestors: ["\'none\'"],\n',
    tests: ['platform/http/serve-web.test.ts'],
  }),
  inServer({
    promise: 'What people write is text in mails',
    file: 'platform/mail/mail-html.ts',
    text: 'text.replace(/[&<>"\']/g, (character) => `&#${character.charCodeAt(0)};`)',
    without: 'text',
    tests: ['features/notifications/write-mail.test.ts', 'features/notifications/mail.test.ts'],
  }),
  inServer({
    promise: 'A file is of a kind that its place accepts, by its bytes',
    file: uploadedBytes,
    text: ' || !accepted.types.includes(detected.type)',
    tests: [uploadTest, 'features/files/media.test.ts'],
  }),
  inServer({
    promise: 'A file that only begins like a document is refused',
    file: uploadedBytes,
    text: '  if (!watch.foundAll()) throw notAccepted(accepted);\n',
    tests: [uploadTest, 'features/files/deal-files.test.ts'],
  }),
  inServer({
    promise: 'A file is no larger than its type allows',
    file: uploadedBytes,
    text: '    if (size > maxBytes) throw tooLarge(maxBytes);\n',
    tests: [uploadTest],
  }),
  inServer({
    promise: 'A form has one file',
    file: 'platform/http/limits/table.ts',
    text: '{ files: 1, fields: 10, parts: 11,',
    without: '{ files: 9, fields: 10, parts: 11,',
    tests: [uploadTest],
  }),
  inServer({
    promise: 'The bytes of a refused upload are removed',
    file: uploads,
    text: '    if (stored) await deps.storage.remove(stored.storageKey);\n',
    tests: [uploadTest],
  }),
  inServer({
    promise: 'Bytes are stored under keys of ours alone',
    file: 'platform/storage/keys.ts',
    text: "  if (!isStorageKey(key)) throw new TypeError('Not a storage key');\n",
    tests: ['platform/storage/storage.test.ts'],
  }),
  inServer({
    promise: 'Previews are fetched from the public internet alone',
    file: addresses,
    text: "  if (parsed.range() !== 'unicast') return false;\n",
    tests: [addressTest],
  }),
  inServer({
    promise: 'Of IPv6 only what is handed out for the internet is public',
    file: addresses,
    text: 'parsed.match(globalUnicast) && ',
    tests: [addressTest],
  }),
  inServer({
    promise: 'Previews are fetched from the ports of web pages',
    file: addresses,
    text: ' || !rules.permitsPort(url.port)',
    tests: [addressTest, previewTest],
  }),
  inServer({
    promise: 'An address that is written as a number is checked like a name',
    file: addresses,
    text: 'address === null ? !isInsideName(url.hostname) : rules.permitsAddress(address)',
    without: '!isInsideName(url.hostname)',
    tests: [addressTest, previewTest],
  }),
  inServer({
    promise: 'Errors in the log carry no values of people',
    file: 'platform/log.ts',
    text: 'withoutValues(messageOf(error.cause))',
    without: 'messageOf(error.cause)',
    tests: ['platform/log.test.ts'],
  }),
];
