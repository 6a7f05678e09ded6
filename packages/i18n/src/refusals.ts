/**
 * Every refusal in words: the message `refusal_<code>`, with its parameters put into words by their kinds. A code without
 * a message, or a message that asks for another parameter, does not compile.
 */
import {
  type AppError,
  type ErrorCode,
  type ErrorParametersOf,
  type Parameter,
  type ParameterKinds,
  refusalRow,
} from '@briefcast/contract';
import { texts } from '@briefcast/i18n/groups/refusal';
import { formatBytes } from './bytes.ts';
import { formatCount, formatDirhams, formatList, formatLongDate } from './format.ts';
import { dealStatusLabel } from './labels/deal-status.ts';
import { draftNeedLabel } from './labels/draft-need.ts';
import { formatWait } from './lapses.ts';

/** `deal.not_found` as the key of its message, `refusal_deal_not_found`. */
type KeyOf<Code extends string> = Code extends `${infer Area}.${infer What}`
  ? `refusal_${Area}_${What}`
  : `refusal_${Code}`;

/** The names that a message of these parameters may use: its own, and both of a plural. */
type Inputs<C extends ErrorCode> =
  ErrorParametersOf<C> extends null
    ? undefined
    : Record<keyof ErrorParametersOf<C> | 'n' | 'count', string | number>;

texts satisfies { [C in ErrorCode as KeyOf<C>]: (inputs: Inputs<C>) => string };

/** The key of the text of a refusal. */
export const refusalKey = (code: ErrorCode) => `refusal_${code.replace('.', '_')}` as keyof typeof texts;

type Said = string | number | { n: number; count: string };

/** Each kind of parameter as its message takes it. */
const inWords: { [Kind in keyof ParameterKinds]: (value: ParameterKinds[Kind]) => Said } = {
  text: (value) => value,
  number: String,
  count: formatCount,
  plural: (value) => ({ n: value, count: formatCount(value) }),
  bytes: formatBytes,
  wait: formatWait,
  dirhams: formatDirhams,
  dayOrNever: (value) => (value === null ? 'never' : formatLongDate(value)),
  dealStatus: dealStatusLabel,
  draftNeeds: (value) => formatList(value.map(draftNeedLabel)),
};

function inputsOf(kinds: Readonly<Record<string, Parameter>>, params: AppError['params']) {
  const inputs: Record<string, string | number> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const value = params?.[name];
    const input =
      typeof kind === 'string' ? (inWords[kind] as (value: unknown) => Said)(value) : String(value);
    Object.assign(inputs, typeof input === 'object' ? input : { [name]: input });
  }
  return inputs;
}

/** The text of a refusal that is made here, in the current locale. One that was received has its text already. */
export function errorText({ code, params }: Pick<AppError, 'code' | 'params'>): string {
  const say = texts[refusalKey(code)] as (inputs: Record<string, string | number>) => string;
  return say(inputsOf(refusalRow(code).params ?? {}, params));
}
