/** What is there before their code on the pages that have no header of the app: the room of a file, and the admin's. */
import { m } from '@briefcast/i18n/messages';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { TitlePlace } from '../features/deals/title-place.tsx';
import { AdminBar } from '../screens/admin/admin-bar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export interface WholeFrame {
  /** Whoever comes sees it, not only somebody signed in. */
  isForEverybody?: boolean;
  content: () => ReactNode;
}

/** The dark bar and the place of the film. The styles of the room come with its code, so it has none of them. */
export const roomFrame: WholeFrame = {
  content: () => (
    <div className="on-stage flex h-dvh flex-col overflow-hidden bg-stage text-on-stage">
      <div className="flex h-14 flex-none items-center gap-2 ps-1.5 md:h-16">
        <span className="iconbtn">
          <ArrowLeft aria-hidden className="ic ic-turn" />
        </span>
        <h1 className="text-xl">
          <TitlePlace />
        </h1>
      </div>
      <div className="grid min-h-0 flex-1 place-items-center p-6 md:pe-98">
        <Skeleton className="aspect-[9/16] h-full max-w-full bg-stage-2!" />
      </div>
    </div>
  ),
};

/** The bar, which the password gate has as well. */
export const adminFrame: WholeFrame = {
  isForEverybody: true,
  content: () => (
    <>
      <AdminBar />
      <h1 className="sr-only">{m.admin_title()}</h1>
      <div className="wrap py-6 md:py-8">
        <p className="text-ink-2">{m.list_loading()}</p>
      </div>
    </>
  ),
};
