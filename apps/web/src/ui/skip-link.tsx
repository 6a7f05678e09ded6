/** The first stop of the Tab key: past the header, to the content. */
import { m } from '@briefcast/i18n/messages';
export function SkipLink() {
  return (
    <a href="#main" className="btn btn-primary skip-link">
      {m.header_skip()}
    </a>
  );
}
