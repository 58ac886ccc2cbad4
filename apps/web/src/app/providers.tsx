// What every page stands in: the theme, the cache of answers, the toasts.
import { ChakraProvider } from '@chakra-ui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Toaster } from '../components/toaster';
import { queryClient } from '../lib/query-client';
import { system } from '../theme/system';

/** In the browser there is one client; the server has one for each page that it draws. */
export function Providers({ client = queryClient, children }: { client?: QueryClient; children: ReactNode }) {
  return (
    <ChakraProvider value={system()}>
      <QueryClientProvider client={client}>
        {children}
        <Toaster />
      </QueryClientProvider>
    </ChakraProvider>
  );
}
