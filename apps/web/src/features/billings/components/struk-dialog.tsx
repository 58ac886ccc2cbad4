// View Struk: the proof of payment, which only a bearer token opens, as an image or a PDF, with zoom.
import { Box, chakra } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import type { BillingAnswer } from '@gelanggang/contract/billings';
import { Button, IconButton } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { ErrorState, PageLoading } from '@web/components/states';
import { billingTexts as texts } from '../texts';
import { StrukPicture } from './struk-picture';
import { useFile } from '@web/lib/use-file';
import { useObjectUrl } from '@web/lib/use-object-url';

const STEP = 1.5;
const MOST = 8;

export function StrukDialog({ billing, onClose }: { billing: BillingAnswer; onClose(): void }) {
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const enlarge = () => setZoom(Math.min(MOST, zoom * STEP));
  const request = { params: { id: billing.id } };
  const proof = useFile(billingCalls.document, request, billing.version);
  const url = useObjectUrl(proof.data);
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
