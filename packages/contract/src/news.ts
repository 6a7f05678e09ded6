/** Every kind of news. Apart from the refusals, which pages load that tell no news. */
export { news } from '../generated/news.ts';
