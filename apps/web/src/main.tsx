/**
 * The page's own script. A page that came with its content is drawn first, and the app's code asked for then: on a slow
 * line the two would share it (docs/decisions, "a plain way in").
 */
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');
const begin = async () => (await import('./app/start.tsx')).start(root);
if (root.hasChildNodes()) requestAnimationFrame(() => setTimeout(begin));
else void begin();
