import { m } from '@briefcast/i18n/messages';
import { ArrowLeft } from 'lucide-react';
import { firstCalls } from '../../../lib/first-calls.ts';
import type { WholeFrame } from '../../../lib/page.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The dark bar and the place of the video. The room's styles are loaded with its code, so it does not use them. */
export const roomFrame: WholeFrame = {
  content: () => (
    <div className="on-stage flex h-dvh flex-col overflow-hidden bg-stage text-on-stage">
      <div className="flex h-14 flex-none items-center gap-2 ps-1.5 md:h-16">
        <span className="iconbtn">
          <ArrowLeft aria-hidden className="ic ic-turn" />
        </span>
        <h1 className="text-xl">{m.room_name()}</h1>
      </div>
      <div className="grid min-h-0 flex-1 place-items-center p-6 md:pe-98">
        <Skeleton className="aspect-[9/16] h-full max-w-full bg-stage-2!" />
      </div>
    </div>
  ),
  calls: ({ dealId = '' }) => [firstCalls.deal(dealId)],
};
