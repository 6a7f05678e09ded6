/** The frames of pages without the app's header: the review room, and the admin's. */
import { m } from '@briefcast/i18n/messages';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { AdminBar } from '../screens/admin/admin-bar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export interface WholeFrame {
  /** Whether guests see it too, not only signed-in people. */
  isForEverybody?: boolean;
  content: () => ReactNode;
}

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
};

/** The bar, which the login form has as well. */
export const adminFrame: WholeFrame = {
  isForEverybody: true,
  content: () => (
    <>
      <AdminBar isHeading />
      <div className="wrap py-6 md:py-8">
        <p className="text-ink-2">{m.list_loading()}</p>
      </div>
    </>
  ),
};
