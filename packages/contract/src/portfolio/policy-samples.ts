import { type Allowed, hidden, names, published } from '../policy-people.ts';

export const allowed = {
  'portfolio.read': [
    [published, names],
    [hidden, ['creator', 'admin']],
  ],
  'portfolio.remove': [
    [published, ['creator']],
    [hidden, ['creator']],
  ],
} satisfies Allowed;
