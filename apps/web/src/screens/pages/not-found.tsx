import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useHead } from '../../lib/use-head.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MissingFrame } from '../../ui/lost-scene.tsx';
import { Main } from '../../ui/main.tsx';
import { aboutMissing } from './about-pages.ts';

/** Any address the app does not know. */
export function NotFound() {
  useHead(aboutMissing());
  return (
    <Main bleed className="grid place-items-center px-4 py-16">
      <div className="text-center">
        <div className="flex items-center justify-center gap-4 md:gap-7" aria-hidden>
          <Four />
          <MissingFrame className="w-[clamp(80px,14.5vw,190px)]" />
          <Four />
        </div>
        <h1 className="mt-12 text-[34px] md:text-[44px]">{m.missing_heading()}</h1>
        <p className="mx-auto mt-2 max-w-[24em] text-[17px] text-balance text-ink-2">{m.missing_text()}</p>
        <ButtonLink to={paths.landing.href()} size="lg" className="mt-7">
          {m.lost_home()}
        </ButtonLink>
      </div>
    </Main>
  );
}

function Four() {
  return (
    <span className="disp text-[clamp(120px,26vw,350px)] leading-[.8]! font-extrabold tracking-normal">
      4
    </span>
  );
}
