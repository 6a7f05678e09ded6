/** Uploaded pictures and videos: what opening them may cost, and locations in their metadata. */
import { type Check, inServer } from '../lib/check.ts';

const pictureRules = 'platform/media/picture-rules.ts';
const picturesTest = 'platform/media/pictures.test.ts';
const program = 'platform/media/run-program.ts';
const programTest = 'platform/media/run-program.test.ts';
const queue = 'platform/media/fair-queue.ts';
const queueTest = 'platform/media/fair-queue.test.ts';
const mediaTest = 'features/files/media.test.ts';
const filmsTest = 'features/files/clean-old-films.test.ts';
const clean = 'features/files/clean-file.ts';
const cleanTest = 'features/files/clean-file.test.ts';
const read = 'features/files/read-file.ts';

const hostileTest = 'platform/media/hostile-films.test.ts';
const mediaRows = 'features/files/file-media-rows.ts';
const watchingTest = 'features/files/watching.test.ts';

export const media: readonly Check[] = [
  inServer({
    promise: 'A film is opened as what it is said to be, from its file alone',
    file: 'platform/media/video.ts',
    text: `  'file',
  '-format_whitelist',
  containerOf(mimeType).input,
  '-max_pixels',
  String(maxPixels),
  '-f',
  containerOf(mimeType).input,
`,
    without: "  'file,http,tcp',\n",
    tests: [hostileTest],
  }),
  inServer({
    promise: 'A film of more than an hour is not encoded',
    file: 'platform/media/make-proxy.ts',
    text: "  if (durationSeconds > longestSeconds) throw new NotMade('too_long');\n",
    tests: [hostileTest],
  }),
  inServer({
    promise: 'What two processes made of a film is kept once',
    file: mediaRows,
    text: 'set: values, setWhere: isNull(fileMedia.proxyKey) })',
    without: 'set: values })',
    tests: [watchingTest],
  }),
  inServer({
    promise: 'A picture has so many pixels, by its header',
    file: pictureRules,
    text: '  if (width * height > megapixels * 1_000_000) {\n',
    without: '  if (width * height < 0) {\n',
    tests: [picturesTest],
  }),
  inServer({
    promise: 'Pictures whose pixels cost more have fewer',
    file: pictureRules,
    text: "  if (format === 'heif') return maxAvifMegapixels;\n",
    tests: [picturesTest],
  }),
  inServer({
    promise: 'An animation has so many frames',
    file: pictureRules,
    text: "  if (frames > maxFrames) return { bound: 'frames', most: maxFrames, found: frames };\n",
    tests: [picturesTest],
  }),
  inServer({
    promise: 'Only the formats of pictures are decoded',
    file: 'platform/media/make-picture.ts',
    text: "  sharp.block({ operation: ['VipsForeignLoad'] });\n",
    tests: [picturesTest],
  }),
  inServer({
    promise: 'What opens a picture has so much memory',
    file: program,
    text: 'ulimit -d "$2" 2>/dev/null\n',
    tests: [picturesTest],
  }),
  inServer({
    promise: 'What opens a picture has so much time',
    file: program,
    text: '        isLate = true;\n        kill(child);\n',
    tests: [picturesTest],
  }),
  inServer({
    promise: 'What opens a picture is told nothing of the environment',
    file: program,
    text: 'env: environment(),',
    tests: [programTest],
  }),
  inServer({
    promise: 'Accounts take turns, whoever came with more',
    file: queue,
    text: '    waiting.delete(account);\n',
    without: '    if (turns.length === 0) waiting.delete(account);\n',
    tests: [queueTest],
  }),
  inServer({
    promise: 'So many pieces of work go on at once',
    file: queue,
    text: ' || working >= width',
    tests: [queueTest],
  }),
  inServer({
    promise: 'One account has so much under way',
    file: queue,
    text: '    if ((held.get(account) ?? 0) >= mostOfAccount)\n',
    without: '    if (mostOfAccount < 0)\n',
    tests: [queueTest],
    isEndless: true,
  }),
  inServer({
    promise: 'So much waits in all',
    file: queue,
    text: '    if (waitingCount >= mostWaiting) throw new AppError(ofProcess.refusal, { retryAfterSeconds });\n',
    tests: [queueTest],
    isEndless: true,
  }),
  inServer({
    promise: 'Whether there is room is asked before bytes are taken',
    file: 'features/files/upload-media.ts',
    text: "  deps.media.requireRoom('pictures', actor.userId);\n  deps.media.requireRoom('films', actor.userId);\n",
    tests: [mediaTest],
  }),
  inServer({
    promise: 'A film that may tell its place does not become public',
    file: 'features/files/public-film.ts',
    text: "notes === 'none' ? { storageKey, size } : 'may_tell_place'",
    without: '{ storageKey, size }',
    tests: [filmsTest],
  }),
  inServer({
    promise: 'The bytes of a film that is withheld open for nobody',
    file: read,
    text: "      if (row.notes === 'WITHHELD') throw new AppError('file.not_found');\n",
    tests: [filmsTest],
  }),
  inServer({
    promise: 'A film that is withheld is named in no public portfolio',
    file: 'features/media/portfolio-of-creator.ts',
    text: " and m.notes is distinct from 'WITHHELD'",
    tests: [filmsTest],
  }),
  inServer({
    promise: 'That a file tells a place is between us and its uploader',
    file: 'features/deals/deal-file.ts',
    text: 'viewer === row.uploaderRole ? ',
    without: 'viewer ? ',
    tests: [cleanTest],
  }),
  inServer({
    promise: 'What goes with a message holds no place',
    file: 'features/files/upload-file.ts',
    text: "purpose === 'deal' ? came : await withoutPlace(deps, actor.userId, came)",
    without: 'came',
    tests: ['features/files/clean-file.test.ts'],
  }),
  inServer({
    promise: "A place is taken out of one's own files alone",
    file: clean,
    text: ', eq(files.uploaderRole, actor.role)',
    tests: [cleanTest],
  }),
  inServer({
    promise: 'What was judged, or belongs to a closed deal, stays as it is',
    file: clean,
    text: '  if (canCleanFile(status, file)) return;\n',
    without: '  if (canCleanFile(status, file) || status) return;\n',
    tests: [cleanTest],
  }),
  inServer({
    promise: 'The address of the bytes with a place opens nothing any more',
    file: read,
    text: "  if (file.cleaned !== (variant === 'cleaned')) throw new AppError('file.link_expired');\n",
    tests: [cleanTest],
  }),
  inServer({
    promise: 'What was found out about the old bytes does not become true of the new',
    file: 'features/deals/file-rows.ts',
    text: 'and(eq(files.id, id), eq(files.storageKey, storageKey))',
    without: 'and(eq(files.id, id))',
    tests: [cleanTest],
  }),
  inServer({
    promise: 'A copy that tells a place still is none',
    file: 'platform/media/picture-program.ts',
    text: ' || hasLocation(cleaned)',
    tests: [cleanTest],
  }),
];
