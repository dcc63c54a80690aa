import { defineError } from '../../../http/ApiProblem.ts';

export const LibraryAssetNotFound = defineError('drawing_not_found', 404, 'This asset isn’t in the library.');
