/** Answers of one state of the index, kept ready until it changes; those not asked for the longest go first. */
import type { ReadyAnswer } from '../../../platform/http/ready-answer.ts';

const mostBytes = 32 * 1024 * 1024;
/** Beside the bytes themselves: their compressed forms, and what JavaScript needs. */
const sizeOf = (answer: ReadyAnswer) =>
  'bytes' in answer ? answer.bytes.length * 1.5 + 500 : answer.length / 16;

export class KeptAnswers {
  readonly #answers = new Map<string, ReadyAnswer>();
  #bytes = 0;

  get(key: string): ReadyAnswer | undefined {
    const answer = this.#answers.get(key);
    if (!answer) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  set(key: string, answer: ReadyAnswer): void {
    this.#answers.set(key, answer);
    this.#bytes += sizeOf(answer);
    for (const [oldest, old] of this.#answers) {
      if (this.#bytes <= mostBytes || oldest === key) break;
      this.#answers.delete(oldest);
      this.#bytes -= sizeOf(old);
    }
  }

  clear(): void {
    this.#answers.clear();
    this.#bytes = 0;
  }
}
