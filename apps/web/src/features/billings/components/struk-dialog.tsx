// View Struk: the proof of payment, which only a bearer token opens, as an image or a PDF, with zoom.
import { Box, chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import type { BillingAnswer } from '@gelanggang/contract/billings';
import { Button, IconButton } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { ErrorState, PageLoading } from '@web/components/states';
import { fetchFile } from '@web/lib/call-files';
import { keyOf } from '@web/lib/calls';
import { billingTexts as texts } from '../texts';
import { StrukPicture } from './struk-picture';

const STEP = 1.5;
const MOST = 8;

export function StrukDialog({ billing, onClose }: { billing: BillingAnswer; onClose(): void }) {
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const enlarge = () => setZoom(Math.min(MOST, zoom * STEP));
  const request = { params: { id: billing.id } };
  const proof = useQuery({
    queryKey: [...keyOf(billingCalls.document, request), billing.version],
    queryFn: async ({ signal }) => URL.createObjectURL(await fetchFile(billingCalls.document, request, signal)),
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
            <IconButton label={texts.turn} onClick={() => setTurns((turns + 1) % 4)} me="auto">
              <RotateCw aria-hidden="true" />
            </IconButton>
            <Button disabled={zoom <= 1} onClick={() => setZoom(Math.max(1, zoom / STEP))}>
              {texts.zoomOut}
            </Button>
            <Button disabled={zoom >= MOST} onClick={enlarge}>
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
      {url && !isPdf ? <StrukPicture key={url} url={url} zoom={zoom} turns={turns} onZoom={enlarge} /> : null}
    </Dialog>
  );
}
