/** The state of the playable forms of videos. The type is shared by the tables of files and of public uploads. */
import { MediaState } from '@briefcast/contract/files/media';
import { enumOf } from './columns.ts';

export const mediaState = enumOf('media_state', MediaState);
