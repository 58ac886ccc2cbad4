// The public streams as numbered pieces, for caches between us and a crowd.
import { apiCall } from '../call';
import type { LivePiece, PieceQuery, StreamHead } from '../live-pieces';

export const head = apiCall('GET /live/{stream}', 'public').data<StreamHead>();
export const piece = apiCall('GET /live/{epoch}/{stream}/{seq}', 'public').prepared<LivePiece, { query: PieceQuery }>();
