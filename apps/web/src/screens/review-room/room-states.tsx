import { m } from '@briefcast/i18n/messages';
import { TitlePlace } from '../../features/deals/title-place.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Main } from '../../ui/main.tsx';
import { MissingFrame } from '../../ui/missing-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BackIcon } from './room-bar.tsx';

/** The room on its way. */
export function RoomLoading({ backTo }: { backTo: string }) {
  return (
    <div className="room">
      <header className="room-bar on-stage">
        <BackIcon to={backTo} />
        <h1>
          <TitlePlace />
        </h1>
      </header>
      <Main bleed className="room-body on-stage">
        <p role="status" className="sr-only">
          {m.deal_loading()}
        </p>
        <div className="room-loading" aria-hidden="true">
          <Skeleton className="room-loading-film" />
        </div>
      </Main>
    </div>
  );
}

/** There is no such file in the deal, or not any more. */
export function RoomWithoutFile({ backTo }: { backTo: string }) {
  return (
    <Main className="grid place-items-center">
      <div className="card w-full max-w-[520px] px-6 py-10 text-center" role="alert">
        <MissingFrame className="mx-auto w-[104px]" />
        <h1 tabIndex={-1} className="mt-7">
          {m.room_no_file()}
        </h1>
        <p className="mx-auto mt-2 max-w-[36ch] text-ink-2">{m.room_no_file_text()}</p>
        <div className="mt-6">
          <ButtonLink to={backTo}>{m.room_back()}</ButtonLink>
        </div>
      </div>
    </Main>
  );
}
