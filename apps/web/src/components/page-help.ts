// The help of the page that is open.
import { useLocation } from 'react-router-dom';
import { helpOf, type PageHelp } from '../site/page-help';

export const usePageHelp = (): PageHelp => helpOf(useLocation().pathname);
