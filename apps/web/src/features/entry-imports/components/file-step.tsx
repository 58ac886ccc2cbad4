// Choosing the file: by button, by dropping it, and the template for who has none yet.
import { Box, chakra } from '@chakra-ui/react';
import { FileSpreadsheet, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import * as entryImportCalls from '@gelanggang/contract/calls/entry-imports';
import { download } from '@web/lib/call-files';
import { Button } from '@web/components/button';
import { HiddenFile } from '@web/components/hidden-file';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { importTexts as texts } from '../texts';

interface FileStepProps {
  /** What was read, in words; null before. */
  read: string | null;
  error: string | null;
  isReading: boolean;
  disabled: boolean;
  onFile(file: File): void;
}

export function FileStep({ read, error, isReading, disabled, onFile }: FileStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file && !disabled && !isReading) onFile(file);
  };
  const template = (format: 'xlsx' | 'csv') => () =>
    void download(entryImportCalls.template, { params: { format } }, `daftar-peserta.${format}`).catch(
      (fault: unknown) => toast.error(messageOf(fault, texts.failed)),
    );
  return (
    <Box>
      <Box
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={isOver ? 'marun.solid' : 'border.control'}
        bg={isOver ? 'marun.subtle' : 'bg.panel'}
        rounded="md"
        p={{ base: '4', md: '6' }}
        display="grid"
        justifyItems="center"
        textAlign="center"
        gap="2"
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        {read ? (
          <chakra.p fontWeight="semibold" display="flex" gap="2" alignItems="center" overflowWrap="anywhere" minW="0">
            <FileSpreadsheet size={20} aria-hidden="true" />
            {read}
          </chakra.p>
        ) : null}
        <Button
          variant={read ? 'outline' : 'solid'}
          busy={isReading}
          busyText={texts.reading}
          disabled={disabled}
          whiteSpace="normal"
          maxW="100%"
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden="true" />
          {read ? texts.otherFile : texts.chooseFile}
        </Button>
        <chakra.p textStyle="sm" color="fg.subtle" display={{ base: 'none', md: 'block' }}>
          {texts.drop}
        </chakra.p>
        <HiddenFile
          ref={input}
          label={texts.file}
          accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onFile={take}
        />
        {error ? (
          <chakra.p role="alert" color="fg.error" fontWeight="medium" textStyle="sm">
            {error}
          </chakra.p>
        ) : null}
        <chakra.p textStyle="sm" color="fg.subtle">
          {texts.fileHint}
        </chakra.p>
      </Box>
      <Box display="flex" alignItems="center" flexWrap="wrap" gap="1" mt="2" textStyle="sm" color="fg.muted">
        <span>{texts.template}</span>
        <Button variant="plain" size="sm" px="2" onClick={template('xlsx')}>
          {texts.templateExcel}
        </Button>
        <Button variant="plain" size="sm" px="2" onClick={template('csv')}>
          {texts.templateCsv}
        </Button>
      </Box>
    </Box>
  );
}
