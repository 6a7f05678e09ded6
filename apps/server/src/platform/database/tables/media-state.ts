/** How far the forms are in which films are watched. Its type is shared by the tables of files and of public uploads. */
import { MediaState } from '@briefcast/contract/schemas/file-media';
import { enumOf } from './columns.ts';

export const mediaState = enumOf('media_state', MediaState);
