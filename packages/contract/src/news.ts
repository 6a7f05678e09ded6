/** Every kind of news. Apart from the refusals, which pages load that show no news. */
export { news } from '../generated/news.ts';
