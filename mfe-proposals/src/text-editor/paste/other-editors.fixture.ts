/** What Google Docs puts on the clipboard: everything in a bold element that is not bold, styles on each span. */
export const googleDocsHtml = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0f6b1c3a-7fff-1d2e"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Why now</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;">The borehole ran dry in </span><span style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">March</span><span style="font-size:11pt;font-weight:400;font-style:italic;white-space:pre-wrap;"> again</span><a href="https://example.org/report" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;font-style:normal;text-decoration:underline;">, they say</span></a><span style="font-size:6.6pt;font-weight:400;vertical-align:super;"><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></span><span>.</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;">Repair the pump</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">before the rains</span></p></li></ul></ul><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:700;">Train</span><span style="font-weight:400;"> two mechanics</span></p></li></ol><br /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:468pt"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000000 1pt;vertical-align:top;"><p dir="ltr"><span style="font-weight:700;">Village</span></p></td><td><p dir="ltr"><span style="font-weight:700;">Mechanics</span></p></td></tr><tr><td><p dir="ltr"><span>Mutomo</span></p></td><td><p dir="ltr"><span>2</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

/** What LibreOffice Writer puts on the clipboard: `font` elements, real lists, marks of footnotes by class. */
export const libreOfficeHtml = `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.8.4 (Linux)"/>
	<style type="text/css">
		@page { size: 21cm 29.7cm; margin: 2cm }
		p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
		td p { orphans: 0; widows: 0 }
	</style>
</head>
<body lang="en-GB" link="#000080" vlink="#800000" dir="ltr"><h1 class="western" align="left">
<font face="Liberation Sans, sans-serif"><font size="5" style="font-size: 18pt">What
it costs</font></font></h1>
<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif">A pump costs <b>$4,500</b>
and <i>lasts</i><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>.<br/>
It is repaired here.</font></p>
<ol>
	<li><p style="line-height: 100%">Dig the well</p></li>
	<li><p style="line-height: 100%">Set the pump</p></li>
</ol>
<table width="643" cellpadding="4" cellspacing="0">
	<col width="313"/>
	<col width="313"/>
	<thead>
		<tr valign="top">
			<th width="313" style="border: 1px solid #000000; padding: 0.1cm"><p align="center">Item</p></th>
			<th width="313"><p align="center">Cost</p></th>
		</tr>
	</thead>
	<tbody>
		<tr valign="top"><td width="313"><p>Pump</p></td><td width="313"><p>$4,500</p></td></tr>
	</tbody>
</table>
<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym"
href="#sdfootnote1anc">1</a>With yearly care.</p></div>
</body>
</html>`;
