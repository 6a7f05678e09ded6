import type { BindingActs } from '../binding-act.ts';

export const bindingActs = {
  showWork: {
    commits: ['PUBLICATION'],
    atOnce: 'it can be changed or taken away at any time',
    by: ['CREATOR'],
    action: null,
    ways: ['portfolio.add', 'portfolio.arrange', 'portfolio.change', 'portfolio.remove'],
  },
} as const satisfies BindingActs;
