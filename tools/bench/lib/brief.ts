/** A brief of a realistic length. */
export const briefTo = (creatorId: string) => ({
  title: 'Three short films of a serum',
  description: 'Bare skin first, the product in the last third. '.repeat(4),
  budget: 60_000,
  deadline: new Date(Date.now() + 40 * 24 * 3600 * 1000).toISOString(),
  creatorId,
  requirements: ['Natural light', 'Vertical', 'No music'],
  deliverables: ['UGC Video'],
});
