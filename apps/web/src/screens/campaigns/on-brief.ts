import type { PublicCreator } from '@briefcast/contract';
import type { BriefForm } from '../../features/deals/send-brief/brief-form.ts';

/** Opens a brief for a creator, in the campaign of the page. */
export type OnBrief = (creator: PublicCreator, brief: BriefForm) => void;
