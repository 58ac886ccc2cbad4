// View Struk: the proof of payment, which only a bearer token opens, as an image or a PDF, with zoom.
import { Box, chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BillingAnswer } from '@gelanggang/contract/billings';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { ErrorState, PageLoading } from '@web/components/states';
import { http } from '@web/lib/http';
import { paymentTexts as texts } from '../texts';

const STEP = 50;
const MOST = 400;

export function StrukDialog({ billing, onClose }: { billing: BillingAnswer; onClose(): void }) {
  const [zoom, setZoom] = useState(100);
  const path = billing.payment_document ?? '';
  const proof = useQuery({
    queryKey: ['proof', path, billing.version],
    queryFn: async ({ signal }) => URL.createObjectURL(await http.blob(path, signal)),
    // the address of the file lives only while the dialog is open
    gcTime: 0,
    staleTime: Infinity,
  });
  const url = proof.data;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const isPdf = billing.payment_document_type === 'application/pdf';
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${texts.viewStruk} ${billing.invoice_number}`}
      width="56rem"
      footer={
        url && !isPdf ? (
          <>
            <Button disabled={zoom <= 100} onClick={() => setZoom(zoom - STEP)}>
              {texts.zoomOut}
            </Button>
            <Button disabled={zoom >= MOST} onClick={() => setZoom(zoom + STEP)}>
              {texts.zoomIn}
            </Button>
          </>
        ) : undefined
      }
    >
      {proof.error ? <ErrorState error={proof.error} onRetry={() => void proof.refetch()} /> : null}
      {proof.isPending ? <PageLoading /> : null}
      {url && isPdf ? (
        <Box display="grid" gap="3">
          <chakra.iframe src={url} title={texts.strukAlt} w="100%" h="65vh" borderWidth="1px" />
          <chakra.a href={url} target="_blank" rel="noopener" textDecoration="underline">
            {texts.openNew}
          </chakra.a>
        </Box>
      ) : null}
      {url && !isPdf ? (
        <Box overflow="auto" maxH="65vh" borderWidth="1px" borderColor="border" bg="bg.muted">
          <chakra.img src={url} alt={texts.strukAlt} maxW="none" mx="auto" css={{ width: `${zoom}%` }} />
        </Box>
      ) : null}
    </Dialog>
  );
}
