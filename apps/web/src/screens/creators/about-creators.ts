import type { About } from '../../lib/head.ts';

export const aboutCreators: About = {
  title: 'Find Creators',
  description: 'UGC and influencer creators with their portfolios, prices and turnaround times.',
};
