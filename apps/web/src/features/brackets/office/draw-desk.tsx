// Report and history of a pool, for those who draw.
import { Box } from '@chakra-ui/react';
import { ErrorState, SkeletonLine } from '@web/components/states';
import { usePoolDraws } from '@web/lib/pool-draws.api';
import { DrawHistory } from '@web/components/draw-history/draw-history';
import { DrawReport } from './draw-report';

export function DrawDesk({ poolId }: { poolId: number }) {
  const record = usePoolDraws(poolId);
  if (record.error) return <ErrorState error={record.error} onRetry={() => void record.refetch()} />;
  // nothing was drawn or changed yet
  if (record.data?.draws.length === 0 && record.data.changes.length === 0) return null;
  return (
    <Box
      mt="8"
      pt="5"
      borderTopWidth="2px"
      borderColor="fg"
      display="grid"
      gap="8"
      gridTemplateColumns={{ xl: '1fr 1fr' }}
    >
      {record.data ? (
        <>
          {record.data.report ? <DrawReport report={record.data.report} /> : null}
          <DrawHistory record={record.data} />
        </>
      ) : (
        <Box display="grid" gap="3" minH="10rem" alignContent="start">
          <SkeletonLine w="12rem" h="1.25rem" />
          <SkeletonLine w="90%" />
          <SkeletonLine w="70%" />
        </Box>
      )}
    </Box>
  );
}
