/** Public data, data that no longer is, and the facts that the two sides of a deal know of each other. */
import { type Check, inServer } from '../lib/check.ts';

const profile = 'features/creators/update-profile.ts';
const creatorsTest = 'features/creators/creators.test.ts';
const remove = 'features/portfolio/remove-item.ts';
const portfolioTest = 'features/portfolio/portfolio.test.ts';
const read = 'features/files/read-file.ts';
const bytesTest = 'features/files/serve-bytes.test.ts';
const deal = 'features/deals/read-deal.ts';
const brandOfDeal = 'features/deals/brand-of-deal.ts';
const dealsTest = 'features/deals/deals.test.ts';

export const publishing: readonly Check[] = [
  inServer({
    promise: 'What the admin took offline stays offline',
    file: profile,
    text: "  if (isBeingPublished && current.withheldAt) throw new AppError('profile.withheld');\n",
    tests: [creatorsTest],
  }),
  inServer({
    promise: 'A published profile keeps what publishing asked for',
    file: profile,
    text: '  if (next.isPublished) {\n',
    without: '  if (isBeingPublished) {\n',
    tests: [creatorsTest],
  }),
  inServer({
    promise: 'Of two savings of a profile at once the second sees the first',
    file: profile,
    text: ".where(eq(creators.userId, creatorId)).for('update');\n  if (!current)",
    without: '.where(eq(creators.userId, creatorId));\n  if (!current)',
    tests: [creatorsTest],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'A published portfolio keeps what publishing asked for',
    file: remove,
    text: '    if (!isHeld && owner.isPublished) await requireEnoughLeft(tx, owner);\n',
    tests: [portfolioTest],
  }),
  inServer({
    promise: 'Of two removals at once the second counts what the first left',
    file: remove,
    text: "\n      .for('update')",
    tests: [portfolioTest],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'Media of a portfolio that is not published are closed',
    file: read,
    text: "      if (row.isClosed && !isSigned) throw new AppError('file.not_found');\n",
    tests: [bytesTest],
  }),
  inServer({
    promise: 'They are closed to whoever has kept them, too',
    file: 'features/files/serve-bytes.ts',
    text: '    if (!address.isProof) await address.find();\n',
    tests: [bytesTest],
  }),
  inServer({
    promise: 'Public media are asked for again after an hour',
    file: read,
    text: "'public, max-age=3600'",
    without: "'public, max-age=31536000, immutable'",
    tests: [bytesTest],
  }),
  inServer({
    promise: 'An address of closed media needs our signature',
    file: read,
    text: '  if (isSigned && !isSignedAddress(keys.links, { id, variant, expires, signature }, now))\n',
    without: '  if (isSigned && expires === signature)\n',
    tests: [bytesTest],
  }),
  {
    promise: 'A brief asks for the deliverables on offer',
    file: 'packages/contract/src/deals/schemas.ts',
    text: "z.enum([...deliverableOptions, ''], finding('deliverable.unknown'))",
    without: 'z.string()',
    tests: ['apps/server/src/features/deals/deals.test.ts'],
  },
  inServer({
    promise: "A brand does not read a creator's e-mail before the brief is accepted",
    file: deal,
    text: 'email: isReachable ? creatorEmail : null',
    without: 'email: creatorEmail',
    tests: [dealsTest],
  }),
  inServer({
    promise: "A creator does not read a brand's e-mail before the brief is accepted",
    file: brandOfDeal,
    text: 'isReachable ? brandEmail : null',
    without: 'brandEmail',
    tests: [dealsTest],
  }),
  inServer({
    promise: 'A portfolio shows addresses of the public internet',
    file: 'features/portfolio/add-item.ts',
    text: '  if (!mediaId) requirePublicHttps(address);\n',
    tests: ['inside-addresses.test.ts'],
  }),
  inServer({
    promise: 'A profile picture lies in the public internet, or is an upload',
    file: 'features/media/own-image.ts',
    text: '  if (isPublicHttps(address)) return address;\n',
    without: "  if (address.startsWith('https:')) return address;\n",
    tests: ['inside-addresses.test.ts'],
  }),
  inServer({
    promise: "A brand's links lead into the public internet",
    file: 'features/brands/update-profile.ts',
    text: '  requirePublicLinks(update);\n',
    tests: ['inside-addresses.test.ts'],
  }),
  inServer({
    promise: 'Addresses inside networks that were kept before are not shown',
    file: 'platform/public-address.ts',
    text: 'address !== null && (isOwnPath(address) || isKeptPublic(address)) ? address : null',
    without: 'address',
    tests: ['inside-addresses.test.ts'],
  }),
  inServer({
    promise: 'A brand sends no brief to an invented creator',
    file: 'features/deals/create-deal.ts',
    text: "  if (known.isSample) throw new AppError('samplepeople.creator');\n",
    tests: ['features/sample-people/sample-people.test.ts'],
  }),
  inServer({
    promise: 'A creator does not apply to an invented casting',
    file: 'features/castings/apply.ts',
    text: '  await requireReal(tx, casting.brandId);\n',
    tests: ['features/sample-people/sample-people.test.ts'],
  }),
  inServer({
    promise: 'An admin who looks as somebody invented changes nothing',
    file: 'platform/http/serve.ts',
    text: '    requireNotLooking(spec, caller);\n',
    tests: ['features/sample-people/sample-people.test.ts'],
  }),
];
