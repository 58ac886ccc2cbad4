// Where contingents are registered into a tournament (spec 1 §2), and whether that page is there.
import { ROUTES } from './routes';

const PATH = '/contingent-registration/:id';

export const hasRegistrationPage = ROUTES.some((route) => route.path === PATH);

export const registrationPath = (tournamentId: number): string => PATH.replace(':id', String(tournamentId));
