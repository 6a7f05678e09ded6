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
    <div className="on-stage grid h-dvh grid-rows-[56px_minmax(0,1fr)] overflow-hidden bg-stage text-on-stage md:grid-rows-[var(--header-height)_minmax(0,1fr)]">
      <div className="flex items-center gap-1.5 ps-1.5 pe-2.5 md:gap-2.5 md:ps-3.5 md:pe-4 md:shadow-[0_1px_0_var(--c-stage-line)]">
        <span className="iconbtn">
          <ArrowLeft aria-hidden className="ic ic-turn" />
        </span>
        <h1 className="text-[17px] md:text-xl">
          <TitlePlace />
        </h1>
      </div>
      <div className="grid min-h-0 place-items-center p-6 md:grid-cols-[76px_minmax(0,1fr)_392px]">
        <Skeleton className="aspect-[9/16] h-full max-w-full bg-stage-2! md:col-start-2" />
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
