/** Choosing among those who applied: who is not heard of, who sees a film, and until when the team votes. */
import { type Check, inServer } from '../lib/check.ts';

const choosingTest = 'features/castings/choosing.test.ts';
const blocksTest = 'features/blocks/blocks.test.ts';

export const castings: readonly Check[] = [
  inServer({
    promise: 'Nobody applies to a brand that blocked them, or that they blocked',
    file: 'features/castings/apply.ts',
    text: '  await requireNotBlocked(tx, actor, casting.brandId);\n',
    tests: [blocksTest],
  }),
  inServer({
    promise: 'A brand that a creator blocked is not on their board',
    file: 'features/castings/routes-of-finding.ts',
    text: '(parse().query, hidden)',
    without: '(parse().query)',
    tests: [blocksTest],
  }),
  inServer({
    promise: 'Who applied is read by the brand of the casting alone',
    file: 'features/castings/applicants-page.ts',
    text: "        eq(castings.brandId, sql.placeholder('brandId')),\n",
    tests: [choosingTest],
  }),
  inServer({
    promise: 'A film of an application is closed without its signature',
    file: 'features/files/read-file.ts',
    text: `
        or "media"."purpose" = 'APPLICATION'`,
    tests: [choosingTest],
  }),
  inServer({
    promise: 'A film of an application lasts a minute at most',
    file: 'features/uploads/film-uploads.ts',
    text: "    throw new AppError('application.film_too_long', { params: { limit } });\n",
    without: '    return film;\n',
    tests: [choosingTest],
  }),
  inServer({
    promise: 'Films of those who were not chosen go with the casting',
    file: 'features/castings/end-casting.ts',
    text: '  await removeFilmsOf({ jobs }, tx, casting.id);\n',
    tests: [choosingTest],
  }),
  inServer({
    promise: 'The team votes until a casting is over',
    file: 'features/castings/vote.ts',
    text: "    if (casting.endedAt !== null) throw new AppError('casting.over');\n",
    tests: [choosingTest],
  }),
];
