import { Link } from 'react-router';
import { Logo } from './logo.tsx';

/** The end of the public pages. */
export function AppFooter() {
  return (
    <footer className="on-stage bg-stage text-on-stage">
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-4 py-10">
        <Link to="/" className="inline-flex min-h-11 items-center">
          <Logo className="h-8" />
        </Link>
        <nav aria-label="Legal" className="flex flex-wrap gap-x-6 text-ui md:ms-auto">
          <Link to="/terms" className="link inline-flex min-h-11 items-center">
            Terms of Use
          </Link>
          <Link to="/privacy" className="link inline-flex min-h-11 items-center">
            Privacy Policy
          </Link>
        </nav>
      </div>
    </footer>
  );
}
