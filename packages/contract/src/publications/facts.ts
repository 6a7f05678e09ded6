import type { ResultMoment } from './result-schemas.ts';

export interface Facts {
  /** Statement about a post of the deal, which is the subject: made, corrected or withdrawn. */
  'publication.changed': { act: 'STATED' | 'CORRECTED' | 'WITHDRAWN' };
  /** Numbers of a post at a moment, which are the subject. */
  'result.stated': { moment: ResultMoment; isCorrection: boolean };
  'result.answered': { agrees: boolean };
  /** A side lets everybody see the result of a post, which is the subject, or no longer does. */
  'result.shown': { isShown: boolean };
}
