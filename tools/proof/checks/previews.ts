/** Link previews: what foreign pages may cost, and what must not be revealed. */
import { type Check, inServer } from '../lib/check.ts';

const previews = 'features/link-previews/previews.ts';
const reader = 'features/link-previews/metadata-reader.ts';
const addresses = 'platform/public-address.ts';
const addressTest = 'platform/public-address.test.ts';
const previewTest = 'features/link-previews/link-previews.test.ts';

export const linkPreviews: readonly Check[] = [
  inServer({
    promise: 'A page is read in time or not at all',
    file: reader,
    text: ', { signal: deadline() });\n      reading',
    without: ');\n      deadline();\n      reading',
    tests: [previewTest],
    isEndless: true,
  }),
  inServer({
    promise: 'The thread that reads pages has nothing of the environment',
    file: reader,
    text: 'env: {}, ',
    tests: [previewTest],
  }),
  inServer({
    promise: 'A name that nobody has fails no sooner than one that leads inside',
    file: 'features/link-previews/safe-fetch.ts',
    text: 'resolve(hostname).then(answer, () => undefined);',
    without: "resolve(hostname).then(answer, (error: Error) => callback(error, '', 0));",
    tests: [previewTest],
  }),
  inServer({
    promise: 'An address that is being fetched is not fetched twice',
    file: previews,
    text: '      if (sameAddress) return sameAddress;\n',
    tests: [previewTest],
  }),
  inServer({
    promise: 'A name that is known inside networks alone is not looked up',
    file: addresses,
    text: 'address === null ? !isInsideName(url.hostname) : ',
    without: 'address === null ? true : ',
    tests: [addressTest],
  }),
  inServer({
    promise: 'An address carries no password to where it leads',
    file: addresses,
    text: 'url.username || url.password || ',
    tests: [addressTest],
  }),
  inServer({
    promise: 'A page names no picture inside a network',
    file: 'features/link-previews/read-metadata.ts',
    text: ' && permitsUrl(url, publicInternet)',
    tests: [previewTest],
  }),
];
