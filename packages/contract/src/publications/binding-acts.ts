import { type BindingActs, sender } from '../binding-act.ts';

export const bindingActs = {
  /** One side's consent to show a post's result to everybody; it appears with that of both. */
  showResult: {
    commits: ['PUBLICATION'],
    asks: ['result_show_title'],
    by: [...sender, 'CREATOR'],
    action: 'publication.state',
    ways: ['publications.show'],
  },
} as const satisfies BindingActs;
