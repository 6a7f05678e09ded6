/** Options of the command. */
import { PlainError } from '../../scripts/lib/say.mjs';
import type { Lengths } from './conduct.ts';

export interface Options {
  isQuick: boolean;
  minutes: number;
  people: number;
  /** Share of the busiest hour of the modelled day that is played. */
  share: number;
  seed: number;
  lengths: Lengths;
  /** Only faults whose name has this in it. */
  only: RegExp | null;
  /** Whether each part gets a network namespace of its own, where they are allowed. */
  namespaces: boolean;
  /** Breaks something by hand, to see that the observer finds it. */
  sabotage: boolean;
  /** Path for table and plot; null for nowhere. */
  write: string | null;
}

const quick: Lengths = { holdFactor: 1, restSeconds: 3, mostCalmSeconds: 60 };
const whole: Lengths = { holdFactor: 4, restSeconds: 45, mostCalmSeconds: 120 };

/** Reads `--quick --people=N --share=N --seed=N --only=WORDS --minutes=N --hold=N --loopback --sabotage --write`. */
export function readOptions(words: readonly string[]): Options {
  const told = new Map(
    words.map((word) => {
      const [, name = '', value = ''] = /^--(\w+)(?:=(.*))?$/.exec(word) ?? [];
      if (!known.includes(name))
        throw new PlainError(`"${word}" means nothing here: ${known.map((one) => `--${one}`).join(' ')}`);
      return [name, value] as const;
    }),
  );
  const number = (name: string, usual: number) => Number(told.get(name) ?? usual);
  const isQuick = told.has('quick');
  const lengths = isQuick ? quick : whole;
  return {
    isQuick,
    minutes: number('minutes', isQuick ? 10 : 120),
    people: number('people', 48),
    share: number('share', 0.1),
    seed: number('seed', 1),
    lengths: { ...lengths, holdFactor: number('hold', lengths.holdFactor) },
    only: told.has('only') ? new RegExp(told.get('only') ?? '', 'u') : null,
    namespaces: !told.has('loopback'),
    sabotage: told.has('sabotage'),
    write: told.has('write') ? told.get('write') || 'docs/rehearsal' : null,
  };
}

const known = [
  'quick',
  'minutes',
  'hold',
  'people',
  'share',
  'seed',
  'only',
  'loopback',
  'sabotage',
  'write',
];
